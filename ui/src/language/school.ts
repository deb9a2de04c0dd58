/** What training, analysis and replays say, in English; a module that lets it speak brings it along. */

import school from "virtual:greed/en/school";
import { learn } from "./messages.ts";

learn("school", school);
