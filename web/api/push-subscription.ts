/** A subscription as the server takes it; the page and the service worker say the same. */

/** `replaces`: the address that this one stands for from now on. */
export function wireOf(subscription: PushSubscription, replaces?: string) {
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    ...(replaces && { replaces }),
  }
}
