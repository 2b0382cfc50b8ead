/**
 * A constructed style sheet, which policies without 'unsafe-inline' allow. The page's own rules do not apply in the
 * shadow root.
 */
export const STYLES = `
:host {
  all: initial;
  position: fixed;
  inset: auto 1.5rem 1.5rem auto;
  z-index: 2147483000;
  font: 400 15px/1.35 var(--ogham-talk-font, ui-sans-serif, system-ui, sans-serif);
}
:host([hidden]) { display: none; }
:host([data-position="left"]) { inset: auto auto 1.5rem 1.5rem; }
@media print { :host { display: none; } }
aside { display: block; }
button, a { font: inherit; cursor: pointer; }
:is(button, a):focus-visible { outline: 3px solid #e8b730; outline-offset: 2px; box-shadow: 0 0 0 7px #0d2027; }
.stone {
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 56px;
  padding: 8px 18px 8px 14px;
  border: 1px solid #35505a;
  border-radius: 7px;
  background: #0d2027;
  color: #fff;
  text-align: left;
  box-shadow: 0 1px 2px #0d20271a, 0 12px 32px -8px #0d202747;
}
.stone svg { flex: none; color: #e8b730; }
.stem { stroke: #ffffff4d; }
.cut { stroke: currentColor; stroke-width: 1.8; }
.stone b { display: block; font-weight: 600; }
.stone i { display: block; font-style: normal; font-size: 13px; color: #b6c5c9; }
.stone:hover { background: #1c3943; }
/* Upright at the edge of the window, in the margin of most pages. */
:host(.small) { right: 0; }
:host(.small[data-position="left"]) { left: 0; }
:host(.small) .stone {
  min-height: 36px;
  padding: 7px 14px;
  border-radius: 7px 7px 0 0;
  transform: rotate(-90deg) translateX(100%);
  transform-origin: 100% 100%;
}
:host(.small[data-position="left"]) .stone { transform: rotate(90deg) translateX(-100%); transform-origin: 0 100%; }
:host(.small) span { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:host(.small.away:not(:focus-within)) { right: -3rem; }
:host(.small.away[data-position="left"]:not(:focus-within)) { left: -3rem; }
.stone.news { background: #e8b730; border-color: #e8b730; color: #161204; }
.stone.news :is(svg, i) { color: #161204; }
.stone.news .stem { stroke: #1612044d; }
dialog {
  box-sizing: border-box;
  position: fixed;
  inset: auto 1.5rem calc(1.5rem + 70px) auto;
  width: 384px;
  max-width: calc(100vw - 3rem);
  height: min(620px, calc(100dvh - 3rem - 80px));
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid #aebbba;
  border-radius: 12px;
  background: #fff;
  color: #0d2027;
  box-shadow: 0 1px 2px #0d20270f, 0 12px 32px -8px #0d20272e;
}
:host([data-position="left"]) dialog { inset: auto auto calc(1.5rem + 70px) 1.5rem; }
iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: normal; }
dialog.refused { height: auto; }
.wait { display: grid; gap: 1rem; padding: 1.25rem; justify-items: start; }
.wait p { margin: 0; }
.wait a { color: #0a5a66; font-weight: 600; }
.wait button { min-height: 44px; padding: 0 14px; border: 1px solid #74868c; border-radius: 7px; background: none; color: inherit; }
[hidden] { display: none !important; }
:host(.dark) dialog { border-color: #3d5560; background: #12262d; color: #eef3f1; color-scheme: dark; }
:host(.dark) .wait a { color: #8fd0d6; }
@media (width < 861px) {
  :host, :host([data-position="left"]) { bottom: 1rem; }
  :host(:not(.small)) { right: 1rem; }
  :host([data-position="left"]:not(.small)) { left: 1rem; }
  :host dialog, :host([data-position="left"]) dialog {
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100dvh;
    border: 0;
    border-radius: 0;
  }
}
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: rise 0.18s ease-out; }
  @keyframes rise { from { opacity: 0; translate: 0 8px; } }
}
`
