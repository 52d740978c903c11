import { Textarea, TextInput } from '@mantine/core'
import { agentTextLimits } from '@parley/functions/shared/limits'
import { draftedTexts } from '../drafted/draftedTexts.ts'
import { t } from '../texts.ts'
import type { Wizard } from '../useWizard.ts'

/** The greeting and the questions that visitors are offered. */
export function SpeechFields({ wizard: { draft, change } }: { wizard: Wizard }) {
  const { greeting, replies, language } = draftedTexts(draft)
  return (
    <>
      <Textarea
        label={t('greeting')}
        lang={language}
        dir="auto"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={agentTextLimits.initMessage}
        value={greeting}
        onChange={(event) => change({ greeting: event.currentTarget.value })}
      />
      {replies.map((reply, index) => (
        <TextInput
          // The places of a fixed list, whose texts may be equal.
          key={`reply-${index + 1}`}
          label={t('suggestedQuestion', { number: String(index + 1) })}
          lang={language}
          dir="auto"
          maxLength={agentTextLimits.suggestedReply}
          value={reply}
          onChange={(event) => change({ replies: replies.with(index, event.currentTarget.value) })}
        />
      ))}
    </>
  )
}
