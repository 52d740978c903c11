import { NativeSelect } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'

interface AddLanguageProps {
  label: string
  used: string[]
  onAdd: (language: string) => void
}

/** A select that adds the chosen language and resets. */
export function AddLanguage({ label, used, onAdd }: AddLanguageProps) {
  const unused = languages.filter(({ language }) => !used.includes(language))
  if (unused.length === 0) return null
  return (
    <NativeSelect
      aria-label={label}
      w={220}
      value=""
      data={[{ value: '', label }, ...unused.map(({ language, name }) => ({ value: language, label: name }))]}
      onChange={(event) => event.currentTarget.value && onAdd(event.currentTarget.value)}
    />
  )
}
