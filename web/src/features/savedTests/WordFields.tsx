import { TagsInput } from '@mantine/core'
import { testLimits } from '@parley/functions/shared/agents/savedTests'
import { t } from './texts.ts'
import { errorAt, type TestFields } from './testForm.ts'

/** Edits the words that an answer must contain, and those that it must not. */
export function WordFields({ fields }: { fields: TestFields }) {
  return (
    <>
      {(['contains', 'lacks'] as const).map((part) => (
        <TagsInput
          key={part}
          label={t(`expected_${part}`)}
          description={t(`expected_${part}_hint`)}
          dir="auto"
          // A comma may be part of a price, so it does not split entries.
          splitChars={[]}
          maxTags={testLimits.words}
          maxLength={testLimits.characters}
          {...fields.getInputProps(`expects.${part}`)}
          error={errorAt(fields, `expects.${part}`)}
        />
      ))}
    </>
  )
}
