import { TagsInput } from '@mantine/core'
import { testLimits } from '@parley/functions/shared/agents/savedTests'
import { t } from './texts.ts'
import { errorAt, type TestFields } from './testForm.ts'

/** The words that an answer must say, and those that it must not. */
export function WordFields({ fields }: { fields: TestFields }) {
  return (
    <>
      {(['contains', 'lacks'] as const).map((part) => (
        <TagsInput
          key={part}
          label={t(`expected_${part}`)}
          description={t(`expected_${part}_hint`)}
          dir="auto"
          // A comma belongs to a price as much as to a list.
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
