/** What the coach says in English; a module that lets it speak brings it along. */

import coach from "virtual:greed/en/coach";
import { learn } from "./messages.ts";

learn("coach", coach);
