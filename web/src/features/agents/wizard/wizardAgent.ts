import type { Agent } from '@parley/functions/shared/agents/agent'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { hexColour } from './hexColour.ts'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft } from './wizardDraft.ts'

/** Visitors read these: they are in the template's language, whatever the owner's is. */
export const wizardReplies = ['What do you offer?', 'How can I reach you?', 'Talk to a person']

/** Returns the visible texts of a wizard's agent. */
export function wizardWords({ company, business }: WizardDraft): {
  title: string
  description: string
  initMessages: string[]
} {
  const title = company.trim().slice(0, agentTextLimits.title)
  const [sentence = ''] = business.trim().split(/(?<=[.!?])\s/)
  return {
    title,
    description: sentence.slice(0, agentTextLimits.description),
    initMessages: [`Hi! I can answer your questions about ${title || 'us'}. What would you like to know?`],
  }
}

/** Returns the template's agent with the company's data. */
export function wizardAgent(stored: Agent, draft: WizardDraft, basePrompt: string): Agent {
  const { title, description, initMessages } = wizardWords(draft)
  const website = parseWebsite(draft.website) ?? draft.website.trim()
  const company = `You speak for ${title}. Its website is ${website}. What the company does, in its own words:\n${draft.business.trim()}`
  return {
    ...stored,
    title,
    description,
    primaryColor: hexColour(draft.primaryColor) ?? stored.primaryColor,
    themeType: draft.themeType,
    ...(draft.pictureUrl && { roundedImageURL: draft.pictureUrl }),
    vgOptions: {
      ...stored.vgOptions,
      initMessages,
      suggestedReplies: wizardReplies,
      systemPrompt: `${company}\n\n${basePrompt}`.slice(0, agentTextLimits.systemPrompt),
    },
  }
}
