import { type MouseEvent, useRef } from 'react'

/** That it is another than the one that it nearly equals (D59): said by one press, and of what is sent by that press alone. */
export function useOther() {
  const isSaid = useRef(false)
  return {
    /** To be asked while it is sent. */
    isSaid: () => isSaid.current,
    /** Sends the form that the button stands in. It is none that Enter in a field would press. */
    say: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      isSaid.current = true
      // What it calls is called before it answers.
      currentTarget.form?.requestSubmit()
      isSaid.current = false
    },
  }
}
