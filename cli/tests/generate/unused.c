/* Includes the generated header and uses nothing of it: no warning, and no second
 * definition when it is linked with selftest. */

#include "chess960.h"

#ifdef __cplusplus
extern "C"
#endif
int unused(void);

int unused(void)
{
    return 0;
}
