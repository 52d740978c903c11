import type { OptionGroup, SearchOption } from '../components/OptionSearch.tsx'

export interface Command extends SearchOption {
  /** What people may call it besides its label. */
  synonyms?: readonly string[]
}

export interface CommandGroup extends OptionGroup {
  options: readonly Command[]
}

/** What a text may mean: by name before by synonym, without the groups that have nothing. */
export function findCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const wanted = text.trim().toLocaleLowerCase()
  const hasIt = (words: string) => words.toLocaleLowerCase().includes(wanted)
  return groups
    .map(({ label, options }) => {
      const named = options.filter((option) => hasIt(option.label))
      const others = options.filter((option) => !named.includes(option) && option.synonyms?.some(hasIt))
      return { ...(label !== undefined && { label }), options: [...named, ...others] }
    })
    .filter(({ options }) => options.length > 0)
}
