/** What rooms with other people say, in English; a module that lets it speak brings it along. */

import friends from "virtual:greed/en/friends";
import { learn } from "./messages.ts";

learn("friends", friends);
