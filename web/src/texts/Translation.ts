/** What a language says of an English catalogue: some or all of its texts, and no others. */
export type Translation<English> = Partial<Record<keyof English, string>>
