// What every client in C# begins with: refusals, signed results, how things are sent, and what takes more than one question.

export const HEAD = `
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;

namespace Deedproof
{
    /// <summary>The service refused. Switch on Type; the message is written for a person; Error holds what stands beside them.</summary>
    public sealed class RefusalException : Exception
    {
        public int Status { get; }
        public string Type { get; }
        public JsonElement Error { get; }
        public TimeSpan? RetryAfter { get; }

        public RefusalException(int status, string type, string message, JsonElement error, TimeSpan? retryAfter) : base(message)
        {
            Status = status;
            Type = type;
            Error = error;
            RetryAfter = retryAfter;
        }
    }

    /// <summary>A signed result, held as the text that came. It goes back as exactly that, and its signature stays good.</summary>
    [JsonConverter(typeof(SignedConverter))]
    public sealed class Signed
    {
        public string Json { get; }
        /// <summary>What it says.</summary>
        public ExtractResponse Value { get; }

        public Signed(string json)
        {
            Json = json;
            Value = JsonSerializer.Deserialize<ExtractResponse>(json);
        }
    }

    public sealed class SignedConverter : JsonConverter<Signed>
    {
        public override Signed Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
        {
            using (var document = JsonDocument.ParseValue(ref reader)) return new Signed(document.RootElement.GetRawText());
        }

        public override void Write(Utf8JsonWriter writer, Signed value, JsonSerializerOptions options)
        {
            writer.WriteRawValue(value.Json);
        }
    }

    /// <summary>What is to be read: the bytes of a file, or a description as text.</summary>
    public sealed class Document
    {
        private readonly byte[] bytes;
        private readonly string type;

        public Document(byte[] bytes)
        {
            this.bytes = bytes;
            type = "application/octet-stream";
        }

        public Document(string text)
        {
            bytes = Encoding.UTF8.GetBytes(text);
            type = "text/plain";
        }

        internal HttpContent Content()
        {
            var content = new ByteArrayContent(bytes);
            content.Headers.ContentType = new MediaTypeHeaderValue(type);
            return content;
        }
    }

    public sealed class NamedFile
    {
        public string Name { get; }
        public byte[] Bytes { get; }

        public NamedFile(string name, byte[] bytes)
        {
            Name = name;
            Bytes = bytes;
        }
    }
`;

export const CLIENT = `
    /// <summary>Asks the service with a key. A handler of the given HttpClient decides which certificate is trusted.</summary>
    public sealed class Client
    {
        private sealed class Words : Dictionary<string, string> { }

        private readonly HttpClient http;
        private readonly string address;
        private readonly string key;

        public Client(HttpClient http, string key = "", string address = "ADDRESS")
        {
            var uri = new Uri(address);
            if (uri.Scheme != "https" && !uri.IsLoopback) throw new ArgumentException("A key is sent over https, or to this machine.", "address");
            this.http = http;
            this.key = key;
            this.address = address.TrimEnd('/');
        }

        private static string Part(object value) { return Uri.EscapeDataString(Text(value)); }

        private static string Text(object value)
        {
            if (value is bool) return (bool)value ? "true" : "false";
            return value == null ? null : Convert.ToString(value, CultureInfo.InvariantCulture);
        }

        private static HttpContent BytesOf(byte[] data)
        {
            var content = new ByteArrayContent(data);
            content.Headers.ContentType = new MediaTypeHeaderValue("application/octet-stream");
            return content;
        }

        private static HttpContent JsonOf(object value)
        {
            return value == null ? null : new StringContent(JsonSerializer.Serialize(value, value.GetType()), Encoding.UTF8, "application/json");
        }

        private static HttpContent FormOf(IReadOnlyList<NamedFile> files)
        {
            var form = new MultipartFormDataContent();
            foreach (var file in files)
            {
                var part = BytesOf(file.Bytes);
                part.Headers.ContentDisposition = new ContentDispositionHeaderValue("form-data") { Name = "\\"files\\"", FileNameStar = file.Name };
                form.Add(part);
            }
            return form;
        }

        private async Task<T> JsonAsync<T>(string method, string path, Words query, Words headers, HttpContent sent, CancellationToken cancel)
        {
            var body = await AskAsync(method, path, query, headers, sent, cancel).ConfigureAwait(false);
            return JsonSerializer.Deserialize<T>(body);
        }

        private async Task<byte[]> AskAsync(string method, string path, Words query, Words headers, HttpContent sent, CancellationToken cancel)
        {
            var words = string.Join("&", query.Where(pair => pair.Value != null).Select(pair => pair.Key + "=" + Uri.EscapeDataString(pair.Value)));
            using (var request = new HttpRequestMessage(new HttpMethod(method), address + path + (words == "" ? "" : "?" + words)))
            {
                request.Content = sent;
                if (key != "") request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", key);
                // A header is ASCII; the service decodes what is not.
                foreach (var pair in headers.Where(pair => pair.Value != null))
                    request.Headers.TryAddWithoutValidation(pair.Key, pair.Value.All(letter => letter < 128) ? pair.Value : Uri.EscapeDataString(pair.Value));
                return await SendAsync(request, cancel).ConfigureAwait(false);
            }
        }

        private async Task<byte[]> SendAsync(HttpRequestMessage request, CancellationToken cancel)
        {
            using (var reply = await http.SendAsync(request, cancel).ConfigureAwait(false))
            {
                var body = await reply.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                if (reply.IsSuccessStatusCode) return body;
                throw RefusalOf((int)reply.StatusCode, body, reply.Headers.RetryAfter == null ? null : reply.Headers.RetryAfter.Delta);
            }
        }

        private static RefusalException RefusalOf(int status, byte[] body, TimeSpan? retryAfter)
        {
            try
            {
                var said = JsonSerializer.Deserialize<JsonElement>(body);
                JsonElement error;
                if (!said.TryGetProperty("error", out error)) return new RefusalException(status, "", "The request does not fit its form.", said, retryAfter);
                return new RefusalException(status, error.GetProperty("type").GetString(), error.GetProperty("message").GetString(), error, retryAfter);
            }
            catch (JsonException)
            {
                return new RefusalException(status, "", "The service answered " + status + ".", default(JsonElement), retryAfter);
            }
        }

        /// <summary>Lays a large document ready; its id goes as xUploadId, or into the uploads of a batch.</summary>
        public async Task<string> StageAsync(byte[] document, CancellationToken cancel = default(CancellationToken))
        {
            var slot = await CreateUploadAsync(new UploadRequest { Bytes = document.Length }, cancel).ConfigureAwait(false);
            using (var request = new HttpRequestMessage(HttpMethod.Put, slot.PutUrl) { Content = BytesOf(document) })
                await SendAsync(request, cancel).ConfigureAwait(false);
            return slot.UploadId;
        }

        /// <summary>Asks until the job has settled; each question waits at the service.</summary>
        public async Task<JobState> WaitForExtractAsync(string job, CancellationToken cancel = default(CancellationToken))
        {
            while (true)
            {
                var state = await GetExtractAsync(job, 30, cancel).ConfigureAwait(false);
                if (state.Status != "queued" && state.Status != "running") return state;
            }
        }

        /// <summary>Asks until every document of the batch has settled.</summary>
        public async Task<BatchState> WaitForBatchAsync(string batch, CancellationToken cancel = default(CancellationToken))
        {
            while (true)
            {
                var state = await GetBatchAsync(batch, 30, cancel).ConfigureAwait(false);
                if (state.Status != "in_progress") return state;
            }
        }

        /// <summary>Every run that fits, newest first, page after page.</summary>
        public async Task<List<RunRow>> AllRunsAsync(string status = null, string source = null, string since = null, string text = null, string clientReference = null, CancellationToken cancel = default(CancellationToken))
        {
            var runs = new List<RunRow>();
            string cursor = null;
            do
            {
                var page = await ListRunsAsync(null, cursor, status, source, since, text, clientReference, cancel).ConfigureAwait(false);
                runs.AddRange(page.Runs);
                cursor = page.NextCursor;
            } while (!string.IsNullOrEmpty(cursor));
            return runs;
        }
`;
