/** Something that can be done with several rows at once. */
export interface BulkAction<Item> {
  /** What the button says. */
  label: string
  isDangerous?: boolean
  /** Whether it can be done with a row; the others of a selection are left out. */
  fits?: (item: Item) => boolean
  /** Asked before, with how many it is. */
  confirm: { title: string; text: (count: number) => string }
  run: (item: Item) => Promise<void>
  /** Said afterwards, with how many it was. */
  done: (count: number) => string
}
