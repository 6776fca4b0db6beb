// Includes the generated header and uses nothing of it: no warning, and no second
// definition when it is linked with selftest.

#include "chess960.hpp"

int unused();

int unused()
{
    return 0;
}
