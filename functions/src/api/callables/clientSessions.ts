import { sendFeedback } from '../../domain/clients/sendFeedback.ts'
import { redeemLoginLink } from '../../domain/clientSessions/loginLink.ts'
import { requestCode, verifyCode } from '../../domain/clientSessions/loginCode.ts'
import { signInClient } from '../../domain/clientSessions/signInClient.ts'
import { registerPushToken, removePushToken } from '../../domain/notices/pushTokens.ts'
import { clientSessionsCallables } from '../../shared/callables/clientSessions.ts'
import { callableGroup } from '../callableGroup.ts'
import { clientAddress } from '../clientAddress.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const clientSessions = callableGroup('clientSessions', {
  clientSignIn: secure(clientSessionsCallables.clientSignIn, 'public', (_, input, { rawRequest }) =>
    signInClient(instance().ports, { ...input, from: clientAddress(rawRequest) }),
  ),
  clientRequestCode: secure(
    clientSessionsCallables.clientRequestCode,
    'public',
    (_, input, { rawRequest }) => {
      const { ports, config } = instance()
      return requestCode(ports, config.sessionSecret, { ...input, from: clientAddress(rawRequest) })
    },
  ),
  clientVerifyCode: secure(clientSessionsCallables.clientVerifyCode, 'public', (_, input, { rawRequest }) => {
    const { ports, config } = instance()
    return verifyCode(ports, config.sessionSecret, { ...input, from: clientAddress(rawRequest) })
  }),
  sendFeedback: secure(clientSessionsCallables.sendFeedback, 'user', (caller, input) =>
    sendFeedback(instance().ports, caller, input),
  ),
  registerPushToken: secure(clientSessionsCallables.registerPushToken, 'user', (caller, input) =>
    registerPushToken(instance().ports, caller, input),
  ),
  removePushToken: secure(clientSessionsCallables.removePushToken, 'user', (caller, input) =>
    removePushToken(caller, input),
  ),
  redeemLoginLink: secure(clientSessionsCallables.redeemLoginLink, 'public', (_, input, { rawRequest }) =>
    redeemLoginLink(instance().ports, { ...input, from: clientAddress(rawRequest) }),
  ),
})
