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
 * Emails the link with which its recipient joins. The token is in the fragment of the URL, which browsers
 * send to no server and no log contains.
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
      // A fixed text: the name of a workspace is free text of strangers and does not belong in a subject.
      subject: `You’re invited to a workspace on ${defaultBrand.name}`,
      lead: `${from} invites you to the workspace “${asOneLine(workspaceName)}”. The link works once, for this address, until ${day.format(expires)}.`,
      button: 'Join workspace',
    },
  )
}

/**
 * Removes line breaks, control and direction characters: the browser writes the name itself, so our input
 * checks have not seen it.
 */
function asOneLine(name: string): string {
  return cutText(name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim(), 64)
}
