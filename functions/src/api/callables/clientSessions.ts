import { redeemLoginLink } from '../../domain/clientSessions/loginLink.ts'
import { requestCode, verifyCode } from '../../domain/clientSessions/loginCode.ts'
import { signInClient } from '../../domain/clientSessions/signInClient.ts'
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
  redeemLoginLink: secure(clientSessionsCallables.redeemLoginLink, 'public', (_, input, { rawRequest }) =>
    redeemLoginLink(instance().ports, { ...input, from: clientAddress(rawRequest) }),
  ),
})
