import type { Agent } from '@parley/functions/shared/agents/agent'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { isLanguage } from '@parley/functions/shared/texts/languages'
import { draftedPrompt } from './drafted/draftedPrompt.ts'
import { draftedTexts, nameOf } from './drafted/draftedTexts.ts'
import { hexColour } from './hexColour.ts'
import type { WizardDraft } from './wizardDraft.ts'

interface WizardWords {
  title: string
  description: string
  initMessages: string[]
  suggestedReplies: string[]
  /** The language of the widget's own texts. */
  lang: string
}

/** Returns the visible texts of a wizard's agent. */
export function wizardWords(draft: WizardDraft): WizardWords {
  const { greeting, replies, language } = draftedTexts(draft)
  const [sentence = ''] = draft.business.trim().split(/(?<=[.!?])\s/)
  return {
    title: nameOf(draft),
    description: sentence.slice(0, agentTextLimits.description),
    initMessages: [greeting].map(trim).filter(Boolean),
    suggestedReplies: replies.map(trim).filter(Boolean),
    lang: isLanguage(language) ? language : 'en',
  }
}

/** Returns the template's agent with the company's data. */
export function wizardAgent(stored: Agent, draft: WizardDraft, basePrompt: string): Agent {
  const { title, description, initMessages, suggestedReplies, lang } = wizardWords(draft)
  return {
    ...stored,
    title,
    description,
    lang,
    primaryColor: hexColour(draft.primaryColor) ?? stored.primaryColor,
    themeType: draft.themeType,
    ...(draft.pictureUrl && { roundedImageURL: draft.pictureUrl }),
    vgOptions: {
      ...stored.vgOptions,
      initMessages,
      suggestedReplies,
      systemPrompt: draftedPrompt(draft, basePrompt),
    },
  }
}

function trim(text: string): string {
  return text.trim()
}
