/** The status bar in the product's colour with light signs on it, the page below it. */
import { StatusBar, Style } from '@capacitor/status-bar'
import { STATUS_BAR_COLOR } from '#terms/native'

export async function colorStatusBar(): Promise<void> {
  await StatusBar.setStyle({ style: Style.Dark })
  // From Android 15 on the page reaches under the bar whatever is said here: native.css paints it.
  await StatusBar.setOverlaysWebView({ overlay: false })
  await StatusBar.setBackgroundColor({ color: STATUS_BAR_COLOR })
}
