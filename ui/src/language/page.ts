/** What only the page says in English; the workers behind it have no use for these messages. */

import page from "virtual:greed/en/page";
import { learn } from "./messages.ts";

learn("page", page);
