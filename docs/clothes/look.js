// The documents look as people have chosen under Settings of the page, light or dark and colours.
(() => {
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("greed.look")) ?? {};
    localStorage.setItem("theme", look.theme ?? "auto");
  } catch {
    // Nothing is stored here, or it isn't ours: the documents follow the device.
  }
  const { dataset } = document.documentElement;
  if (look.theme === "light" || look.theme === "dark") dataset.theme = look.theme;
  if (look.colours) dataset.colours = look.colours;
})();
