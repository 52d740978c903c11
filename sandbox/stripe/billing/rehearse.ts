import type { Account } from '../state/Account.ts'

/** The account as it would be: works on a copy and says nothing, until it is committed. */
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
      // The idempotency key of this very request is written into what was there before.
      const { idempotency } = account.data
      Object.assign(account.data, data, { idempotency })
      for (const [type, object, previous] of events) account.emit(type, object, previous)
    },
  }
}
