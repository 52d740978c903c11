import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import type { Mail } from '../../kernel/ports/ports.ts'
import { sendLink } from '../../kernel/mails/sendLink.ts'
import { cutText } from '../../kernel/texts/cutText.ts'

interface InviteMail {
  webOrigin: string
  workspaceId: string
  token: string
  to: string
  from: string
  workspaceName: string
  expires: number
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Mails the link that lets its receiver join. The token stands in the fragment, which no server and no log
 * ever sees.
 */
export async function mailInvite(
  mail: Mail,
  { webOrigin, workspaceId, token, to, from, workspaceName, expires }: InviteMail,
): Promise<void> {
  await sendLink(
    mail,
    to,
    `${webOrigin}/no-auth/workspaces/${encodeURIComponent(workspaceId)}/invite#t=${token}`,
    {
      // Of fixed words: a workspace is called as its people like, and that is no subject for a stranger's
      // inbox.
      subject: `You are invited to a workspace on ${defaultBrand.name}`,
      lead: `${from} invites you to the workspace “${asOneLine(workspaceName)}”. The link works once, for this address, until ${day.format(expires)}.`,
      button: 'Join workspace',
    },
  )
}

/**
 * Browsers write the name past our checks of texts: lines, control and direction characters do not go into a
 * mail.
 */
function asOneLine(name: string): string {
  return cutText(name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), 64)
}
