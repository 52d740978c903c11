import { NativeSelect, TextInput } from '@mantine/core'
import { servedFonts } from '@parley/functions/shared/fonts'
import { useState } from 'react'
import { useAgentDraft } from '../AgentDraftContext.ts'

const narrow = { wrapper: { maxWidth: 280 } }
const isServed = (family: string) => servedFonts.some((name) => name === family)

/** A font that comes with the widget, or the name of one that the owner's website has. */
export function FontField() {
  const { draft, change, errors } = useAgentDraft()
  const [isNamed, setNamed] = useState(!isServed(draft.fontFamily))

  function handleChoice(family: string) {
    setNamed(!family)
    change({ fontFamily: family })
  }

  return (
    <>
      <NativeSelect
        label="Font"
        description="These come with the widget, from our own servers and nobody else's."
        styles={narrow}
        data={[...servedFonts, { value: '', label: 'Another font' }]}
        value={isNamed ? '' : draft.fontFamily}
        onChange={(event) => handleChoice(event.currentTarget.value)}
      />
      {isNamed && (
        <TextInput
          label="Name of the font"
          description="Visitors see it where your website or their device has it; otherwise, and without a name, the font of their device takes its place."
          styles={narrow}
          value={draft.fontFamily}
          maxLength={64}
          error={errors['fontFamily']}
          onChange={(event) => change({ fontFamily: event.currentTarget.value })}
        />
      )}
    </>
  )
}
