/**
 * The page may have been opened at the address of a language, such as `/de/`, where searches find it.
 * It speaks that language and goes on at its own address, which everything else is found from.
 */

const { lang } = document.documentElement;

/** The language of the address; null where it names none. */
export const addressed = lang === "en" ? null : lang;

if (addressed) {
  // What the head links to stays where it is.
  for (const link of document.head.querySelectorAll("link")) link.setAttribute("href", link.href);
  const { pathname, search, hash } = location;
  const home = pathname.replace(new RegExp(`^(.*)/${addressed}(/(index\\.html)?|$)`), "$1/");
  history.replaceState(null, "", home + search + hash);
  document.documentElement.lang = "en";
}
