/** Under which this device keeps that the offer of pushes was put off (J195). */
export const PUT_OFF_KEY = 'pushPutOff'
