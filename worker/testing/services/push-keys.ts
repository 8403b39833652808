/** Settings with a key pair that signs pushes in tests, and nowhere else. */
export const PUSH_KEYS = {
  VAPID_PRIVATE_KEY: 'pTDXTUNBcFK_nEeKMD7w7U0DBPLeU8sjuBMb2c15BTI',
  VAPID_PUBLIC_KEY:
    'BDGGFLYluKD9nVaX_7DWaTVVj2qdH8htW1t5hyLZK5pzVE4M4iHce6L7ZjWdNsQb9Yqa8dk4m02E0RAoTJJDoVg',
  VAPID_SUBJECT: 'mailto:avisos@jopoi.example',
}
