/**
 * The script of the customer's page. It shows the copy buttons, and copies `data-copy` of a pressed
 * button. Where `navigator.clipboard` is missing, as at an address without https, or refuses, the
 * script selects the value beside the button and copies the value with `execCommand`.
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
