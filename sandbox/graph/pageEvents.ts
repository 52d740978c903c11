/** Builds the webhook body for one event of a page or an Instagram account. */
export function pageEvent(account: string, event: object, timestamp = Date.now()): object {
  return pageEvents(account, [{ timestamp, ...event }])
}

/** Builds the webhook body for several events of an account in one batch. */
export function pageEvents(account: string, events: readonly object[]): object {
  const object = account.startsWith('178') ? 'instagram' : 'page'
  return { object, entry: [{ id: account, time: Date.now(), messaging: events }] }
}
