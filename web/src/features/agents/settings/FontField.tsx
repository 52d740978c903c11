import { NativeSelect } from '@mantine/core'
import { servedFonts } from '@parley/functions/shared/fonts'
import { useState } from 'react'
import { useAgentDraft, useAgentEditing } from '../AgentDraftContext.ts'
import { TextField } from '../TextField.tsx'

const narrow = { wrapper: { maxWidth: 280 } }
const isServed = (family: string) => servedFonts.some((name) => name === family)

/** A font that comes with the widget, or the name of one that the owner's website has. */
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
        label="Font"
        description="These come with the widget, from our own servers and nobody else's."
        styles={narrow}
        data={[...servedFonts, { value: '', label: 'Another font' }]}
        value={isNamed ? '' : fontFamily}
        onChange={(event) => handleChoice(event.currentTarget.value)}
      />
      {isNamed && (
        <TextField
          path="fontFamily"
          label="Name of the font"
          description="Visitors see it where your website or their device has it; otherwise, and without a name, the font of their device takes its place."
          styles={narrow}
          maxLength={64}
        />
      )}
    </>
  )
}
