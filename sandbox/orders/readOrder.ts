const statuses = ['received', 'packed', 'shipped', 'delivered']
const carriers = ['DHL', 'UPS', 'GLS']
const items = ['Oak desk', 'Ash shelf', 'Beech stool', 'Walnut table']

/** Returns the order with a number from 1000 to 9999, always the same; undefined for any other number. */
export function readOrder(number: string) {
  if (!/^[1-9]\d{3}$/.test(number)) return undefined
  const seed = Number(number)
  const pick = (list: string[], by: number) => list[Math.floor(seed / by) % list.length] ?? ''
  return {
    number,
    status: pick(statuses, 3),
    carrier: pick(carriers, 7),
    expected: `2026-12-${String((seed % 20) + 1).padStart(2, '0')}`,
    items: [{ name: pick(items, 1), count: (seed % 3) + 1 }],
  }
}
