import { channelTexts } from '../../../../shared/channels/channelTexts.ts'
import { discordTexts } from '../../../../shared/channels/discordTexts.ts'
import { languageOf } from '../../../../shared/texts/languages.ts'
import type { DiscordCommand } from '../../../kernel/channels/Discord.ts'

/** Returns the commands for a server. Discord shows a command to everyone in its one language. */
export function commandsOf(lang: string): DiscordCommand[] {
  const language = languageOf(lang)
  const { ask, question, file } = discordTexts[language]
  return [
    {
      name: 'ask',
      description: ask,
      options: [
        { name: 'question', description: question, isRequired: true },
        { name: 'file', description: file, isFile: true },
      ],
    },
    { name: 'Ask', description: '', isForMessages: true },
    { name: 'forget', description: channelTexts[language].forget },
  ]
}
