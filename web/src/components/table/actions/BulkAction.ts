/** An action for several rows at once. */
export interface BulkAction<Item> {
  /** The label of the button. */
  label: string
  isDangerous?: boolean
  /** Whether the action applies to a row; the other selected rows are left out. */
  fits?: (item: Item) => boolean
  /** The question before the action, with the number of rows. */
  confirm: { title: string; text: (count: number) => string }
  run: (item: Item) => Promise<void>
  /** The message after the action, with the number of rows. */
  done: (count: number) => string
}
