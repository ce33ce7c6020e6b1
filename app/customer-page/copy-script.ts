/**
 * Shows the copy buttons, which need script. Where the browser has no `navigator.clipboard` (as on
 * an address without https), the script selects the value beside the button and copies it with
 * `execCommand`.
 */
export const COPY_SCRIPT = `(function () {
  var buttons = document.querySelectorAll("[data-copy]");
  var note = document.getElementById("copied");
  buttons.forEach(function (button) {
    var words = button.textContent;
    function done() {
      buttons.forEach(function (other) { other.textContent = words; });
      note.textContent = button.textContent = note.dataset.words;
    }
    function byHand() {
      getSelection().selectAllChildren(button.parentElement.previousElementSibling.lastElementChild);
      if (document.execCommand("copy")) done();
    }
    button.hidden = false;
    button.onclick = function () {
      note.textContent = "";
      if (!navigator.clipboard) return byHand();
      navigator.clipboard.writeText(button.dataset.copy).then(done, byHand);
    };
  });
})();`.replace(/\n\s*/g, "");
