/**
 * The script of the customer's page, which shows the copy buttons and copies the value beside a
 * pressed button. A browser has no `navigator.clipboard` at an address without https; the script then
 * selects the value and copies it with `execCommand`.
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
