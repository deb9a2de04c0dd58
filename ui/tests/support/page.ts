/** Tests see the page as it is once it has begun: with all that it says. */

import "../../src/language/page.ts";
