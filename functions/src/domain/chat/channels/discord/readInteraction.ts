import { z } from 'zod'
import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Incoming, IncomingFile } from '../../../kernel/channels/Thread.ts'
import { tagOfChoiceData } from '../choiceTags.ts'

const maxCharacters = 6_000
const maxNameCharacters = 100
/** The epoch of Discord's ids, in milliseconds since 1970. */
const firstMoment = 1_420_070_400_000n

const idSchema = z.string().regex(/^\d{1,20}$/)
const userSchema = z.object({
  id: idSchema,
  username: z.string().default(''),
  global_name: z.string().nullish(),
  bot: z.boolean().default(false),
})
const attachmentSchema = z.object({
  url: z.url(),
  filename: z.string().default('file'),
  size: z.int().nonnegative().default(0),
})
const messageSchema = z.object({
  content: z.string().default(''),
  attachments: z.array(attachmentSchema).default([]),
})
const buttonSchema = z.object({ custom_id: z.string().optional(), label: z.string().nullish() })
const rowSchema = z.object({ components: z.array(z.unknown()).default([]) })
/** Options of other commands may have other types. */
const wordsOf = (value: unknown) => (typeof value === 'string' ? value : '')
const dataSchema = z.object({
  type: z.int().optional(),
  name: z.string().default(''),
  target_id: z.string().optional(),
  custom_id: z.string().default(''),
  options: z.array(z.object({ name: z.string(), value: z.unknown().transform(wordsOf) })).default([]),
  resolved: z
    .object({
      messages: z.record(z.string(), messageSchema).default({}),
      attachments: z.record(z.string(), attachmentSchema).default({}),
    })
    .prefault({}),
})
type Data = z.output<typeof dataSchema>
const interactionSchema = z.object({
  id: idSchema,
  type: z.int(),
  token: z.string().min(1).max(1_000),
  channel_id: idSchema.optional(),
  /** A thread of a channel has a parent. */
  channel: z.object({ parent_id: idSchema.nullish() }).optional(),
  guild_id: idSchema.optional(),
  member: z.object({ user: userSchema, nick: z.string().nullish() }).optional(),
  locale: z.string().default(''),
  data: dataSchema.optional(),
  message: z.object({ components: z.array(z.unknown()).default([]) }).optional(),
})

/** A message from a server to an agent. */
export interface DiscordIncoming {
  /** The channel of the message, and its parent if it is a thread. */
  channelId: string
  parentId: string | undefined
  userId: string
  incoming: Incoming
}

/** `wrong`: anything without an answer, such as other bots, private messages and future types. */
export type Interaction =
  | { kind: 'ping' }
  | { kind: 'wrong'; language: string }
  | { kind: 'message'; message: DiscordIncoming }

/** Parses a Discord interaction: a command, a message that needs an answer, or a button's text. */
export function readInteraction(payload: unknown): Interaction {
  const ping = z.object({ type: z.literal(1) }).safeParse(payload)
  if (ping.success) return { kind: 'ping' }
  const read = interactionSchema.safeParse(payload)
  if (!read.success) return { kind: 'wrong', language: '' }
  const {
    id,
    type,
    token,
    channel_id: channelId,
    channel,
    guild_id: guildId,
    member,
    data,
    locale,
  } = read.data
  const language = /^[A-Za-z-]{2,15}$/.test(locale) ? locale : ''
  const wrong = { kind: 'wrong', language } as const
  if (!channelId || !guildId || !member || member.user.bot || !data) return wrong
  const words = type === 2 ? readCommand(data) : type === 3 ? readButton(data, read.data.message) : undefined
  if (!words) return wrong
  const name = (member.nick ?? member.user.global_name ?? member.user.username).replaceAll(/\s+/g, ' ').trim()
  return {
    kind: 'message',
    message: {
      channelId,
      parentId: channel?.parent_id ?? undefined,
      userId: member.user.id,
      incoming: {
        id,
        at: Number((BigInt(id) >> 22n) + firstMoment),
        text: cutText(words.text.trim(), maxCharacters),
        isStart: false,
        isForget: words.isForget ?? false,
        isFromTeam: false,
        files: words.files ?? [],
        choiceId: token,
        ...(words.choiceOf !== undefined && { choiceOf: words.choiceOf }),
        proof: '',
        name: cutText(name, maxNameCharacters),
        language,
      },
    },
  }
}

interface InteractionContent {
  text: string
  files?: IncomingFile[]
  isForget?: boolean
  /** The tag of the message whose button was pressed. */
  choiceOf?: string
}

function readCommand(data: Data): InteractionContent | undefined {
  const { name, type, options, resolved } = data
  if (type === 1 && name === 'forget') return { text: '', isForget: true }
  if (type === 1 && name === 'ask') {
    const valueOf = (option: string) => options.find((given) => given.name === option)?.value ?? ''
    const file = resolved.attachments[valueOf('file')]
    return { text: valueOf('question'), files: file ? [fileOf(file)] : [] }
  }
  const message = type === 3 && name === 'Ask' ? resolved.messages[data.target_id ?? ''] : undefined
  return message && { text: message.content, files: message.attachments.map(fileOf) }
}

/** Returns the text of a button, which is on the message below which it was pressed. */
function readButton(
  { custom_id: id }: Data,
  message: { components: unknown[] } | undefined,
): InteractionContent | undefined {
  const buttons = (message?.components ?? []).flatMap((row) => {
    const { data } = rowSchema.safeParse(row)
    return (data?.components ?? []).flatMap((button) => buttonSchema.safeParse(button).data ?? [])
  })
  const label = buttons.find(({ custom_id: buttonId }) => buttonId === id)?.label
  return id !== '' && label ? { text: label, choiceOf: tagOfChoiceData(id) } : undefined
}

function fileOf({ url, filename, size }: z.output<typeof attachmentSchema>): IncomingFile {
  return { id: url, name: filename, bytes: size }
}
