import type { install as es } from '../es/install.ts'

export const install: Record<keyof typeof es, string> = {
  title: 'Install {brand} App',
  text: 'Quick access and notifications',
  by_hand: 'Tap the Share button and choose “Add to Home Screen”.',
  install: 'Install',
  dismiss: 'Not now',
  failed: 'Could not install',
  failed_text: 'Try the menu of your browser: “Install app”.',

  card_text: 'It opens from your home screen, full screen. It takes very little space.',
  installed: '{brand} is installed on this device.',
}
