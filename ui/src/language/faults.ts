/** What says when something on this device can’t be done, in English; a module that lets it speak brings it along. */

import faults from "virtual:greed/en/faults";
import { learn } from "./messages.ts";

learn("faults", faults);
