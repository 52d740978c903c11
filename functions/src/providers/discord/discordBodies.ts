import type { DiscordCommand, DiscordMessage } from '../../domain/kernel/channels/Discord.ts'

const [row, button] = [1, 2]
const buttonsARow = 5
/** The styles of buttons: grey, and a link. */
const [secondary, link] = [2, 5]
const [slashCommand, messageCommand] = [1, 3]
const [textOption, fileOption] = [3, 11]
const maxQuestionCharacters = 6_000

/** Returns buttons in rows of five. */
export function discordRows(buttons: DiscordMessage['buttons']): object[] {
  const bodies = buttons.map((one) => ({
    type: button,
    label: one.text,
    ...('url' in one ? { style: link, url: one.url } : { style: secondary, custom_id: one.id }),
  }))
  const rows = Math.ceil(bodies.length / buttonsARow)
  return Array.from({ length: rows }, (_, index) => ({
    type: row,
    components: bodies.slice(index * buttonsARow, (index + 1) * buttonsARow),
  }))
}

export function discordCommands(commands: readonly DiscordCommand[]): object[] {
  return commands.map(({ name, description, isForMessages = false, options = [] }) => ({
    name,
    type: isForMessages ? messageCommand : slashCommand,
    ...(!isForMessages && { description }),
    ...(options.length > 0 && { options: options.map(optionOf) }),
  }))
}

function optionOf({
  name,
  description,
  isFile = false,
  isRequired = false,
}: NonNullable<DiscordCommand['options']>[number]) {
  return {
    type: isFile ? fileOption : textOption,
    name,
    description,
    required: isRequired,
    ...(!isFile && { max_length: maxQuestionCharacters }),
  }
}
