/** Drawing of a key with a dimension line; the text beside it says the same. */
export function KeyDrawing({ measure }: { measure: string }) {
  return (
    <svg className="drawing" viewBox="0 0 440 240" aria-hidden="true">
      <path
        className="d-prod"
        d="M92 32a68 68 0 1 0 64 91h132v45h28v-28h24v42h36v-59h16a23 23 0 0 0 0-46H156a68 68 0 0 0-64-45z"
      />
      <circle className="d-prod-line" cx="84" cy="100" r="26" />
      <path className="d-prod-line" d="M168 100h212" />
      <path className="d-line" d="M24 200v24M416 200v24M24 212h102M314 212h102" />
      <text x="220" y="221" textAnchor="middle">
        {measure}
      </text>
    </svg>
  );
}
