import { textsOf } from '../../lib/texts/textsOf.ts'
import { texts } from '../../texts/en/places.ts'

const t = textsOf('places', texts)

type Suffix<Key> = Key extends `place_${infer Name}` ? Name : never

/** The name of a page, a part of one or an action: the key of its texts. */
export type NavigationName = Suffix<keyof typeof texts>

export function labelOf(name: NavigationName): string {
  return t(`place_${name}`)
}
