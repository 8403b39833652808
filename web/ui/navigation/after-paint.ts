/** Once what was pressed is seen: what reads the page or moves the focus would hold the frame up by having all of it styled first. */
export const afterPaint = (run: () => void): void =>
  void requestAnimationFrame(() => void setTimeout(run))
