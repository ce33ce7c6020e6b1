/**
 * Shows the buttons that copy, which are of no use without script. Where a browser gives no
 * clipboard, as on an address without https, what is beside the button is selected and copied the
 * old way.
 */
export const COPY_SCRIPT = `(function () {
  var buttons = document.querySelectorAll("[data-copy]");
  var said = document.getElementById("copied");
  buttons.forEach(function (button) {
    var words = button.textContent;
    function done() {
      buttons.forEach(function (other) { other.textContent = words; });
      said.textContent = button.textContent = said.dataset.words;
    }
    function byHand() {
      getSelection().selectAllChildren(button.parentElement.previousElementSibling.lastElementChild);
      if (document.execCommand("copy")) done();
    }
    button.hidden = false;
    button.onclick = function () {
      said.textContent = "";
      if (!navigator.clipboard) return byHand();
      navigator.clipboard.writeText(button.dataset.copy).then(done, byHand);
    };
  });
})();`.replace(/\n\s*/g, "");
