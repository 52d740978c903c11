import { NativeSelect } from '@mantine/core'
import { tones } from '@parley/functions/shared/knowledge/brand'
import { Choice } from '../../../../components/forms/Choice.tsx'
import { draftedTexts } from '../drafted/draftedTexts.ts'
import { visitorTexts } from '../drafted/visitorTexts.ts'
import { t } from '../texts.ts'
import type { Wizard } from '../useWizard.ts'
import { languageName } from './languageName.ts'

/** The tone and the language in which the agent speaks to visitors. */
export function ToneFields({ wizard: { draft, change } }: { wizard: Wizard }) {
  const { tone, language } = draftedTexts(draft)
  const offered = new Set([...Object.keys(visitorTexts), language])
  return (
    <>
      <Choice
        label={t('tone')}
        value={tone}
        options={tones.map((value) => ({ value, label: t(`tone_${value}`) }))}
        onChange={(value) => change({ tone: value })}
      />
      <NativeSelect
        label={t('language')}
        maw={320}
        value={language}
        data={[...offered].map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(event) => change({ language: event.currentTarget.value })}
      />
    </>
  )
}
