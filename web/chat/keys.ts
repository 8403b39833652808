/** Apart from what asks for them: whoever keeps answers on the device needs these before the first frame. */
export const chatsKey = ['chats'] as const
