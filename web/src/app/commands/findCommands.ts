import type { OptionGroup, SearchOption } from '../../components/forms/OptionSearch.tsx'

export interface Command extends SearchOption {
  /** Synonyms of its label. */
  synonyms?: readonly string[]
}

export interface CommandGroup extends OptionGroup {
  options: readonly Command[]
}

/** Returns the commands that match a text, names before synonyms, without empty groups. */
export function findCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const query = text.trim().toLocaleLowerCase()
  const hasIt = (words: string) => words.toLocaleLowerCase().includes(query)
  return groups
    .map(({ label, options }) => {
      const matches = options.filter((option) => hasIt(option.label))
      const others = options.filter((option) => !matches.includes(option) && option.synonyms?.some(hasIt))
      return { ...(label !== undefined && { label }), options: [...matches, ...others] }
    })
    .filter(({ options }) => options.length > 0)
}
