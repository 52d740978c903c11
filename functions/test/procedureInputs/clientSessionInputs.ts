import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of clients' sessions. */
export function clientSessionInputs({ region }: TenantIds): Record<CallablesOf<'clientSessions'>, object> {
  return {
    clientSignIn: { host: 'acme.localhost', email: 'ada@example.com', password: 'x' },
    clientRequestCode: { host: 'acme.localhost', email: 'ada@example.com' },
    clientVerifyCode: {
      host: 'acme.localhost',
      email: 'ada@example.com',
      requestId: 'requestAAAA',
      code: '123456',
    },
    requestSignUp: {
      host: 'acme.localhost',
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Ada & Co',
      message: '',
      language: 'en',
    },
    confirmSignUp: {
      host: 'acme.localhost',
      email: 'ada@example.com',
      requestId: 'request1',
      code: '123456',
    },
    sendFeedback: { region, message: 'Hello', attachments: [], attemptId: randomUUID() },
    registerPushToken: { region, token: 'a-browser-of-mine' },
    removePushToken: { region, token: 'a-browser-of-mine' },
    redeemAdminLink: { host: 'acme.localhost', secret: 'x' },
    actInImpersonation: { region },
    endImpersonation: { region },
    redeemLoginLink: { host: 'acme.localhost', token: 'x' },
    changeOwnPassword: { region, current: '', password: 'a-long-password' },
  }
}
