import { z } from 'zod'
import { anyRecordSchema } from '../../../../shared/channels/channelRecords.ts'
import type { RecordKind } from '../../../../shared/channels/channels.ts'

/** Schema with the names of accounts; each kind has its own fields. */
export const namedRecordSchema = anyRecordSchema.extend({
  username: z.string().default(''),
  pageName: z.string().default(''),
  igPageName: z.string().default(''),
  phoneNumber: z.string().default(''),
  channelName: z.string().default(''),
})
type NamedRecord = z.output<typeof namedRecordSchema>

/** A broken account's problem, its remedy, and the dialog for it. */
interface About {
  happened: string
  text: string
  action: string
  dialog: string
}

/** Returns the texts for reconnecting. `account`: its name for people. */
function connectAgain(channel: string, account: string): Pick<About, 'happened' | 'action'> {
  return { happened: `${channel} (${account}) needs to be reconnected`, action: 'Reconnect' }
}

/** Returns the message to a workspace about an account that its vendor refuses. */
export function aboutBroken(kind: RecordKind, record: NamedRecord): About {
  return abouts[kind](record)
}

const abouts: Readonly<Record<RecordKind, (record: NamedRecord) => About>> = {
  telegram: ({ username }) => ({
    ...connectAgain('Telegram', `@${username}`),
    text: `Telegram no longer accepts the token of @${username}. Paste a new one from @BotFather.`,
    dialog: 'telegram',
  }),
  meta: aboutPage,
  whatsapp: aboutNumber,
  discord: ({ channelName }) => ({
    ...connectAgain('Discord', `#${channelName}`),
    text: `Discord no longer accepts the webhook of #${channelName}. Create a new one and connect it.`,
    dialog: 'discord',
  }),
}

/**
 * Returns the message about a page, which may be connected to one of its channels only; each has its own
 * dialog.
 */
function aboutPage({ hasMessenger, hasInstagram, pageName, igPageName }: NamedRecord): About {
  const account = hasMessenger ? pageName : `@${igPageName}`
  const channels = [hasMessenger && 'Messenger', hasInstagram && 'Instagram'].filter(Boolean).join(' and ')
  return {
    ...connectAgain(channels, account),
    text: `Meta no longer lets us answer for ${account}. Sign in with Meta again and choose it.`,
    dialog: hasMessenger ? 'messenger' : 'instagram',
  }
}

const afterwards = 'Answers start again by themselves once the lock is lifted.'

/**
 * Returns the message about a number. A banned account is not reconnected: the number works again when the
 * ban is lifted.
 */
function aboutNumber({ phoneNumber, isBanned }: NamedRecord): About {
  const dialog = 'whatsapp'
  if (!isBanned) {
    const text = `Meta no longer lets us send from ${phoneNumber}. Reconnect it.`
    return { ...connectAgain('WhatsApp', phoneNumber), text, dialog }
  }
  return {
    happened: `WhatsApp has locked the account of ${phoneNumber}`,
    text: `Check Meta’s Business Suite and appeal there. ${afterwards}`,
    action: 'Open Channels',
    dialog,
  }
}
