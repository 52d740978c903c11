import { NativeSelect } from '@mantine/core'
import { servedFonts } from '@parley/functions/shared/brand/fonts'
import { useState } from 'react'
import { useAgentDraft, useAgentEditing } from '../draft/AgentDraftContext.ts'
import { TextField } from '../fields/TextField.tsx'
import { t } from './texts.ts'

const narrow = { wrapper: { maxWidth: 280 } }
const isServed = (family: string) => servedFonts.some((name) => name === family)

/** A font that comes with the widget, or the name of one on the owner's website. */
export function FontField() {
  const { store } = useAgentEditing()
  const fontFamily = useAgentDraft((draft) => draft.fontFamily)
  const [isNamed, setNamed] = useState(!isServed(fontFamily))

  function handleChoice(family: string) {
    setNamed(!family)
    store.change({ fontFamily: family })
  }

  return (
    <>
      <NativeSelect
        label={t('font')}
        description={t('ownFontsHint')}
        styles={narrow}
        data={[...servedFonts, { value: '', label: t('anotherFont') }]}
        value={isNamed ? '' : fontFamily}
        onChange={(event) => handleChoice(event.currentTarget.value)}
      />
      {isNamed && (
        <TextField
          path="fontFamily"
          label={t('nameOfTheFont')}
          description={t('otherFontsHint')}
          styles={narrow}
          maxLength={64}
        />
      )}
    </>
  )
}
