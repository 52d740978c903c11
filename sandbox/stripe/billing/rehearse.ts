import type { Account } from '../state/Account.ts'

/** Returns a copy of the account that emits no events until it is committed. */
export function rehearse(account: Account): { account: Account; commit: () => void } {
  const data = structuredClone(account.data)
  const events: [type: string, object: object, previous: object | undefined][] = []
  return {
    account: {
      ...account,
      data,
      emit: (type, object, previous) =>
        events.push([type, structuredClone(object), structuredClone(previous)]),
    },
    commit() {
      // The idempotency key of this request is stored in the original account, so that is kept.
      const { idempotency } = account.data
      Object.assign(account.data, data, { idempotency })
      for (const [type, object, previous] of events) account.emit(type, object, previous)
    },
  }
}
