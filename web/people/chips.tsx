/** Short words side by side, to be read. */
export function Chips({ words, label }: { words: readonly string[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="max-w-full rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere"
        >
          {word}
        </li>
      ))}
    </ul>
  )
}
